import { Module } from '@nestjs/common';
import { ReferenceController } from './reference.controller.js';

/** Lists that forms need. */
@Module({ controllers: [ReferenceController] })
export class ReferenceModule {}
