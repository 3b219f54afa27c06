import type { ClientInfo } from '@babelboard/identity';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { plainAddress } from './client-address.js';
import { VisitorCountry } from './visitor-country.js';

/** Real ones are shorter; the rest is nobody's device. */
const LONGEST_USER_AGENT = 400;

/** What a request tells about the device that sends it. */
@Injectable()
export class ClientInfos {
  constructor(private readonly countries: VisitorCountry) {}

  of(request: Request): ClientInfo {
    return {
      ipAddress: plainAddress(request.ip),
      userAgent: (request.get('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
      ...this.countries.of(request.ip),
    };
  }
}
