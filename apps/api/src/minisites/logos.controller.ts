import { Storage } from '@babelboard/platform';
import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';
import { logoKey } from './logo-path.js';

/** A logo's name is made of its content: it never changes under its name. */
const KEEP = 'public, max-age=31536000, immutable';

@ApiExcludeController()
@Controller('logos')
export class LogosController {
  constructor(private readonly storage: Storage) {}

  @Public()
  @Get(':file')
  async logo(@Param('file') file: string, @Res() response: Response): Promise<void> {
    const key = logoKey(file);
    const stored = key === null ? null : await this.storage.get(key);
    if (stored === null) {
      throw new NotFoundException();
    }
    response
      .set({ 'Cache-Control': KEEP, 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type('image/png')
      .send(Buffer.from(stored.content));
  }
}
