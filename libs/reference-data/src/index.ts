export { LoadReferenceData, type ReferenceDataProgress } from './commands/load-reference-data.js';
export { shippedVersion as referenceDataVersion } from './commands/shipped-data.js';
export * from './contract.js';
export { referenceDataMigrations } from './migrations/index.js';
export { ReferenceDataModule } from './reference-data.module.js';
