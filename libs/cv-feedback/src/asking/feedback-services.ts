import { CV_SERVICES, type CvService, type CvServiceKind, Settings } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';

/** The services for CVs that are set here. */
@Injectable()
export class FeedbackServices {
  constructor(private readonly settings: Settings) {}

  find(kind: CvServiceKind): CvService | undefined {
    return this.settings.cvServices[kind];
  }

  /** Of those that answer by themselves. */
  secrets(): { kind: CvServiceKind; secret: string }[] {
    return CV_SERVICES.flatMap((kind) => {
      const service = this.find(kind);
      return service?.way === 'webhook' ? [{ kind, secret: service.secret }] : [];
    });
  }

  /** What pages may offer. */
  offered(): { kind: CvServiceKind; name: string }[] {
    return CV_SERVICES.flatMap((kind) => {
      const service = this.find(kind);
      return service === undefined ? [] : [{ kind, name: service.name }];
    });
  }
}
