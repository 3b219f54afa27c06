import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access/access.decorator.js';
import { FrontEnd } from '../pages/front-end.js';

/** Tells an open page whether a newer build of it is served. */
@ApiExcludeController()
@Controller('api/version')
export class VersionController {
  constructor(private readonly frontEnd: FrontEnd) {}

  @Public()
  @Get()
  @Header('Cache-Control', 'no-store')
  version(): { version: string } {
    return { version: this.frontEnd.version };
  }
}
