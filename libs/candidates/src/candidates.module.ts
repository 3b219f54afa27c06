import { Global, Module } from '@nestjs/common';
import { slices } from './slices.js';

/** Global, so that siblings find profiles and languages by their contract alone. */
@Global()
@Module({
  providers: slices.flatMap(({ providers }) => providers),
  exports: slices.flatMap(({ exports }) => exports),
})
export class CandidatesModule {}
