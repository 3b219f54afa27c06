import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module.js';
import { ProfileDocumentsController } from './profile-documents.controller.js';
import { ProfileDocuments } from './profile-documents.js';
import { ProfileExportPreviews } from './profile-export-previews.js';

/** Profiles as files. */
@Module({
  imports: [AuthModule],
  controllers: [ProfileDocumentsController],
  providers: [ProfileDocuments, ProfileExportPreviews],
})
export class ProfileDocumentsApiModule {}
