import { Settings } from '@babelboard/platform';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { EMAIL_COOKIE, TOKEN_COOKIE } from '../auth/session-cookies.js';
import { describeJobListPaths } from '../jobs/describe-job-list-paths.js';
import { describeNulls } from './describe-nulls.js';
import { describeRefusals } from './describe-refusals.js';

/** The API's description at `/api/docs` (page) and `/api/docs-json`. */
export function serveOpenApi(app: INestApplication): void {
  const { productName } = app.get(Settings);
  const config = new DocumentBuilder()
    .setTitle(`${productName} API`)
    .setVersion('1')
    .addSecurity('token', { type: 'apiKey', in: 'cookie', name: TOKEN_COOKIE })
    .addSecurity('email', { type: 'apiKey', in: 'cookie', name: EMAIL_COOKIE })
    .addSecurity('bearer', { type: 'http', scheme: 'bearer' })
    .addSecurity('x-auth-email', { type: 'apiKey', in: 'header', name: 'X-Auth-Email' })
    .build();
  SwaggerModule.setup('api/docs', app, () =>
    describeNulls(describeRefusals(describeJobListPaths(SwaggerModule.createDocument(app, config)))),
  );
}
