import { Module } from '@nestjs/common';
import { LogosController } from './logos.controller.js';
import { MinisitePages } from './minisite-pages.js';
import { MinisitesController } from './minisites.controller.js';

@Module({
  controllers: [LogosController, MinisitesController],
  providers: [MinisitePages],
  exports: [MinisitePages],
})
export class MinisitesModule {}
