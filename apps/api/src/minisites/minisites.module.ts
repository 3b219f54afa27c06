import { Module } from '@nestjs/common';
import { HiringWords } from './hiring-words.js';
import { LogosController } from './logos.controller.js';
import { MinisitePages } from './minisite-pages.js';
import { MinisitesController } from './minisites.controller.js';

@Module({
  controllers: [LogosController, MinisitesController],
  providers: [HiringWords, MinisitePages],
  exports: [HiringWords, MinisitePages],
})
export class MinisitesModule {}
