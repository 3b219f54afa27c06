export { offerIdOf, offerPath } from './offer-url.js';
