/** What reads files and parses messages: for servers. The browser gets its catalogues compiled, by the build. */
export { Catalogues, readCatalogues } from './catalogues.js';
