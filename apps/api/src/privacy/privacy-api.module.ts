import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { ConsentsController } from './consents.controller.js';
import { DataExportController } from './data-export.controller.js';

/** What the law gives everybody over their data: a copy, an end, a say. */
@Module({ imports: [AuthModule], controllers: [AccountDeletionController, ConsentsController, DataExportController] })
export class PrivacyApiModule {}
