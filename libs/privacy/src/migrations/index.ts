import { AllowConsentsToCvSearch20261129001601 } from './20261129001601-allow-consents-to-cv-search.js';

export const privacyMigrations = [AllowConsentsToCvSearch20261129001601];
