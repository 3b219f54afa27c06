import { Global, Module } from '@nestjs/common';
import { ReadLimits } from './read-limits.js';

/** Global: the guard of `@LimitedReads` stands in every module that has such a handler. */
@Global()
@Module({ providers: [ReadLimits], exports: [ReadLimits] })
export class LimitsModule {}
