import { Module } from '@nestjs/common';
import { ChallengeController } from './challenge.controller.js';

@Module({ controllers: [ChallengeController] })
export class ChallengeModule {}
