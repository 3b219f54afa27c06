import { Global, Module } from '@nestjs/common';
import { Matchings } from './found/queries/matchings.js';

/** Global, so that edges and siblings find what it exports. */
@Global()
@Module({
  providers: [Matchings],
  exports: [Matchings],
})
export class MatchingModule {}
