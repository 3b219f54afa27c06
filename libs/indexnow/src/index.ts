export { indexnowContext } from './indexnow.context.js';
