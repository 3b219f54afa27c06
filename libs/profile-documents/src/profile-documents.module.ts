import { Global, Module } from '@nestjs/common';
import { ProfileFiles } from './files/profile-files.js';

/** Global, so that the edge makes files of profiles by its front door alone. */
@Global()
@Module({ providers: [ProfileFiles], exports: [ProfileFiles] })
export class ProfileDocumentsModule {}
