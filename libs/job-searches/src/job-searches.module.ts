import { Global, Module } from '@nestjs/common';
import { ForgetSearchHandler } from './commands/forget-search.handler.js';
import { NoteSearchHandler } from './commands/note-search.handler.js';
import { LatestSearches } from './queries/latest-searches.js';

/** Global, so that edges find searches. */
@Global()
@Module({
  providers: [ForgetSearchHandler, NoteSearchHandler, LatestSearches],
  exports: [LatestSearches],
})
export class JobSearchesModule {}
