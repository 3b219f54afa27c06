import { Module } from '@nestjs/common';
import { ProjectionLoops } from './projection-loops.js';

/** The loops that keep the projections; only the worker imports it. */
@Module({ providers: [ProjectionLoops] })
export class ProjectionLoopsModule {}
