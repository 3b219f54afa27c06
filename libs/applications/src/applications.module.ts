import { Global, Module } from '@nestjs/common';
import { slices } from './slices.js';

/** Global, so that edges find lists and forms. */
@Global()
@Module({
  providers: slices.flatMap(({ providers }) => providers),
  exports: slices.flatMap(({ exports }) => exports),
})
export class ApplicationsModule {}
