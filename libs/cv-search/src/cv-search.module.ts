import { Global, Module } from '@nestjs/common';
import { FindablePeople } from './indexing/findable-people.js';
import { indexingProviders } from './indexing/indexing.providers.js';

/** Global, so that edges find what it exports. */
@Global()
@Module({ providers: indexingProviders, exports: [FindablePeople] })
export class CvSearchModule {}
