export { LoadReferenceData, type ReferenceDataProgress } from './commands/load-reference-data.js';
export { shippedVersion as referenceDataVersion } from './commands/shipped-data.js';
export * from './contract.js';
export { referenceDataContext } from './reference-data.context.js';
