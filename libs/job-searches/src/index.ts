export { ForgetSearch } from './commands/forget-search.command.js';
export { NoteSearch } from './commands/note-search.command.js';
export { jobSearchesContext } from './job-searches.context.js';
export { LatestSearches, type ListedSearch } from './queries/latest-searches.js';
