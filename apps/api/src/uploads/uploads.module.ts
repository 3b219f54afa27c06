import { Module } from '@nestjs/common';
import { UploadFolder } from './upload-folder.js';
import { UploadLimits } from './upload-limits.js';

/** Files that come in. */
@Module({ providers: [UploadFolder, UploadLimits], exports: [UploadFolder, UploadLimits] })
export class UploadsModule {}
