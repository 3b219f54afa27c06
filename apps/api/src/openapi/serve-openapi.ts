import { Settings } from '@babelboard/platform';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { describeJobListPaths } from '../jobs/describe-job-list-paths.js';

/** The API's description at `/api/docs` (page) and `/api/docs-json`. */
export function serveOpenApi(app: INestApplication): void {
  const { productName } = app.get(Settings);
  const config = new DocumentBuilder().setTitle(`${productName} API`).setVersion('1').build();
  SwaggerModule.setup('api/docs', app, () => describeJobListPaths(SwaggerModule.createDocument(app, config)));
}
