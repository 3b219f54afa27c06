export { type ConsentState, ConsentStates } from './consent-states.js';
export { Consents } from './consents.js';
export { DepartedAddresses } from './departed-addresses.js';
export { AccountDeleted } from './events/account-deleted.event.js';
export { ConsentChanged } from './events/consent-changed.event.js';
export { DataExportReady } from './events/data-export-ready.event.js';
export { DataExportRequested } from './events/data-export-requested.event.js';
export { DataExportTaken } from './events/data-export-taken.event.js';
