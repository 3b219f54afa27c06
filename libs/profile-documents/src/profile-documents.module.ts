import { Module } from '@nestjs/common';

/** Pure functions: nothing is provided. */
@Module({})
export class ProfileDocumentsModule {}
