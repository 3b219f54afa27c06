import { Module } from '@nestjs/common';
import { IndexLoops } from './indexing/index-loops.js';
import { SearchModule } from './search.module.js';

/** The loops that keep the indexes; only the worker imports it. */
@Module({ imports: [SearchModule], providers: [IndexLoops] })
export class SearchIndexingModule {}
