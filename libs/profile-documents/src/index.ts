export * from './contract.js';
export { writeEuropassXml } from './europass/candidate/write-candidate.js';
export { writeJsonResume } from './json-resume/write-json-resume.js';
export { CONSENT_CUSTOMS } from './pdf/consent-clauses.js';
export { PDF_LAYOUTS, type PdfLayout, type PdfOptions, writeProfilePdf } from './pdf/write-profile-pdf.js';
export { profileDocumentsContext } from './profile-documents.context.js';
