export * from './contract.js';
export { writeEuropassXml } from './europass/candidate/write-candidate.js';
export { writeJsonResume } from './json-resume/write-json-resume.js';
export { profileDocumentsContext } from './profile-documents.context.js';
