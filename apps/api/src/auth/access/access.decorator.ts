import type { Permission } from '@babelboard/identity';
import { problem } from '@babelboard/wire';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiResponse, ApiSecurity } from '@nestjs/swagger';

/** Key of a handler's metadata: what a request needs to come in. */
export const ACCESS = 'access';

/** Key of a handler's metadata: what a guest asks for who needs to sign in first, which decides the words. */
export const ASKED_OF_GUEST = 'asked-of-guest';
export type AskedOfGuest = 'call' | 'user';

/** Key of a handler's metadata: a write counts wherever it comes from. */
export const FROM_ANY_SITE = 'from-any-site';

export type Access = 'public' | Permission;

/** Everybody may come in. */
export function Public() {
  return applyDecorators(SetMetadata(ACCESS, 'public' satisfies Access), ApiExtension('x-permission', 'public'));
}

/**
 * A write counts here also when another site or a program of mails sends it: a code in the request alone says what may be done, and who is
 * signed in makes no difference.
 */
export function FromAnySite() {
  return SetMetadata(FROM_ANY_SITE, true);
}

/** Only who is signed in and has the permission. */
export function Requires(permission: Permission, { asked = 'call' }: { asked?: AskedOfGuest } = {}) {
  return applyDecorators(
    SetMetadata(ACCESS, permission),
    SetMetadata(ASKED_OF_GUEST, asked),
    ApiExtension('x-permission', permission),
    // One of the two: what browsers send by themselves, or the headers of other clients.
    ApiSecurity({ token: [], email: [] }),
    ApiSecurity({ bearer: [], 'x-auth-email': [] }),
    ApiResponse({ status: 401, standardSchema: problem, description: 'Nobody is signed in (`NOT_SIGNED_IN`)' }),
    ApiResponse({ status: 403, standardSchema: problem, description: 'Not for this role, or a write from elsewhere' }),
  );
}
