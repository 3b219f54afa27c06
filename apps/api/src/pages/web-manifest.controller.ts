import { Settings } from '@babelboard/platform';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../auth/access/access.decorator.js';

/** What the site is when somebody puts it on their home screen: on an iPhone messages come only then. */
@ApiExcludeController()
@Controller('app.webmanifest')
export class WebManifestController {
  constructor(private readonly settings: Settings) {}

  @Public()
  @Get()
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  find() {
    const { productName } = this.settings;
    return {
      id: '/',
      name: productName,
      short_name: productName,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#faf5ec',
      theme_color: '#faf5ec',
      icons: [
        { src: '/touch-icon.png', sizes: '180x180', type: 'image/png' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    };
  }
}
