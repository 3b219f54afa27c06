import { Global, Module } from '@nestjs/common';
import { ReferenceKnowledge } from './knowledge/reference-knowledge.js';

/** Global, so that whoever reads CVs finds its knowledge by the contract alone. */
@Global()
@Module({ providers: [ReferenceKnowledge], exports: [ReferenceKnowledge] })
export class CvReadingModule {}
