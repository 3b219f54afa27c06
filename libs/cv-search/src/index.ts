export { cvSearchContext } from './cv-search.context.js';
