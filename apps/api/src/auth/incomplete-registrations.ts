import { CandidateRegistrations } from '@babelboard/candidates';
import { CompanyRegistrations } from '@babelboard/companies';
import { DomainError, RefusedTogether } from '@babelboard/platform';
import { registerCandidateRequest, registerCompanyRequest } from '@babelboard/wire';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, from, type Observable } from 'rxjs';
import type { z } from 'zod';
import { InvalidInput } from '../problems/invalid-input.js';
import { AuthLimits } from './client/auth-limits.js';
import { LEVEL_RANKS } from './level-ranks.js';

/**
 * Where some fields of a registration have no right form, no use case is asked: what it would have refused about the others is said in
 * the same answer, so that nobody mends a form twice.
 */
abstract class IncompleteRegistrations implements NestInterceptor {
  constructor(private readonly limits: AuthLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(catchError((error: unknown) => from(this.refuse(request, error))));
  }

  /** @throws DomainError what is wrong with fields that are right in themselves */
  protected abstract check(body: unknown): Promise<unknown>;

  private async refuse(request: Request, error: unknown): Promise<never> {
    if (!(error instanceof InvalidInput)) {
      throw error;
    }
    const further = await this.further(request);
    throw new InvalidInput([
      ...error.problems,
      ...further.map(({ path = '', code, params }) => ({ path, code, params })),
    ]);
  }

  private async further(request: Request): Promise<readonly DomainError[]> {
    try {
      await this.limits.count('incomplete', request);
      await this.check(request.body);
      return [];
    } catch (error) {
      if (error instanceof RefusedTogether) {
        return error.each;
      }
      if (error instanceof DomainError) {
        return error.kind === 'invalid' ? [error] : [];
      }
      throw error;
    }
  }
}

@Injectable()
export class IncompleteCandidates extends IncompleteRegistrations {
  constructor(
    limits: AuthLimits,
    private readonly registrations: CandidateRegistrations,
  ) {
    super(limits);
  }

  protected check(body: unknown): Promise<unknown> {
    const {
      email,
      password,
      nombre,
      apellidos,
      fk_pais_id,
      languages = [],
    } = rightFields(registerCandidateRequest, body);
    return this.registrations.check(
      { email, password, firstName: nombre, lastName: apellidos, countryId: fk_pais_id },
      languages.map(({ slug, cefr }) => ({ slug, level: LEVEL_RANKS[cefr] })),
    );
  }
}

@Injectable()
export class IncompleteCompanies extends IncompleteRegistrations {
  constructor(
    limits: AuthLimits,
    private readonly registrations: CompanyRegistrations,
  ) {
    super(limits);
  }

  protected check(body: unknown): Promise<unknown> {
    const { email, password, nombre, apellidos, phone, ...company } = rightFields(registerCompanyRequest, body);
    return this.registrations.checkPart(
      { email, password, phone, firstName: nombre, lastName: apellidos },
      { name: company.company_name, vatId: company.vat_id, countryId: company.fk_pais_id, sectorCode: company.sector },
    );
  }
}

/** What the schema takes of a body, field by field. */
function rightFields<Schema extends z.ZodObject>(schema: Schema, body: unknown): Partial<z.output<Schema>> {
  const given = (typeof body === 'object' ? body : null) as Record<string, unknown> | null;
  const right = Object.entries(schema.shape).flatMap(([name, field]) => {
    const read = (field as z.ZodType).safeParse(given?.[name]);
    return read.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(right) as Partial<z.output<Schema>>;
}
