/** What reads files and parses messages: for servers. The browser gets its catalogues compiled, by the build. */
export { type AnyCatalogues, Catalogues, readCatalogues } from './catalogues.js';
