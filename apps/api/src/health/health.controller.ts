import { type PartState, Readiness, stateOf, WaitingWork } from '@babelboard/platform';
import { OfferSearch } from '@babelboard/search/contract';
import { Controller, Get, Header, HttpCode, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/access/access.decorator.js';

type Parts = Record<string, PartState>;

/** For whoever watches the process: is it alive, can it work. What it measures stands on a port of its own. */
@ApiExcludeController()
@Controller('api/health')
export class HealthController {
  private underWay: Promise<Parts> | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly search: OfferSearch,
    private readonly waiting: WaitingWork,
  ) {}

  @Public()
  @Get('live')
  @HttpCode(204)
  live(): void {}

  /** 503 when a part fails without which people cannot be served, or lists lack offers; a whole standby search engine is enough. */
  @Public()
  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<{ status: string; parts: Parts }> {
    // Anybody may ask, and as often as they like: those who ask at a time get one answer.
    this.underWay ??= this.parts().finally(() => {
      this.underWay = undefined;
    });
    const parts = await this.underWay;
    const ready = Object.values(parts).every((part) => part === 'ok' || part === 'degraded');
    response.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not ready', parts };
  }

  private async parts(): Promise<Parts> {
    const [parts, search, work] = await Promise.all([
      this.readiness.parts(),
      stateOf(this.search.state()),
      this.workPart(),
    ]);
    return { ...parts, search, work };
  }

  /** Degraded while something waits that no process can do, which pages do not need; `replay --list` says what. */
  private async workPart(): Promise<PartState> {
    try {
      return (await this.waiting.list()).length === 0 ? 'ok' : 'degraded';
    } catch {
      return 'degraded';
    }
  }
}
