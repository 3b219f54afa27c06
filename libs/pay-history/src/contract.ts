export { adAsksForPayHistory, asksForPayHistory, letterAsksForPayHistory } from './asks-for-pay-history.js';
