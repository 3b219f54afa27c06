import { Injectable, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ACCESS } from './access.decorator.js';

/** Boot stops where a handler does not say who may come in: nothing becomes public, or nobody's, by being forgotten. */
@Injectable()
export class AccessDeclarations implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const silent = this.discovery.getControllers().flatMap(({ metatype }) => {
      const prototype: Record<string, object> | undefined = metatype?.prototype;
      if (prototype === undefined) {
        return [];
      }
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((name) => {
          const handler = prototype[name] as () => unknown;
          return Reflect.hasMetadata(METHOD_METADATA, handler) && this.reflector.get(ACCESS, handler) === undefined;
        })
        .map((name) => `${metatype?.name}.${name}`);
    });
    if (silent.length > 0) {
      throw new Error(`Handlers say neither @Public() nor @Requires(…): ${silent.join(', ')}`);
    }
  }
}
