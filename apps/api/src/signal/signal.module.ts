import { Module } from '@nestjs/common';
import { ClaimSignalController } from './claim-signal.controller.js';
import { SignalController } from './signal.controller.js';

/** Messages on people's devices. */
@Module({ controllers: [SignalController, ClaimSignalController] })
export class SignalModule {}
