import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LiveController } from './live.controller.js';
import { LiveConnections } from './live-connections.js';

/** News for whoever looks. */
@Module({ imports: [AuthModule], controllers: [LiveController], providers: [LiveConnections] })
export class LiveModule {}
