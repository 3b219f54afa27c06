export * from './contract.js';
export { htmlToProse } from './domain/prose-html.js';
export { makeProfileFile, type ProfileFile, profileFileName } from './files/make-profile-file.js';
export { ProfileFiles } from './files/profile-files.js';
export { CONSENT_CUSTOMS, consentClause } from './pdf/consent-clauses.js';
export { profileDocumentsContext } from './profile-documents.context.js';
