import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { Public, Requires } from './access.decorator.js';
import { AccessDeclarations } from './access-declarations.js';

@Controller('declared')
class Declared {
  @Public()
  @Get('public')
  open(): void {}

  @Requires('account:manage')
  @Get('own')
  own(): void {}

  notARoute(): void {}
}

@Controller('forgotten')
class Forgotten {
  @Get()
  list(): void {}
}

class Inherited extends Forgotten {}
Controller('inherited')(Inherited);

const boot = async (...controllers: Type[]) => {
  @Module({ imports: [DiscoveryModule], controllers, providers: [AccessDeclarations] })
  class App {}
  const app = await NestFactory.create(App, { logger: false, abortOnError: false });
  try {
    await app.init();
  } finally {
    await app.close();
  }
};

describe('AccessDeclarations', () => {
  it('lets an application start whose handlers all say who may come in', async () => {
    await expect(boot(Declared)).resolves.toBeUndefined();
  });

  it.each([
    [Forgotten, 'Forgotten.list'],
    [Inherited, 'Inherited.list'],
  ])('stops one with a handler that does not: %p', async (controller, named) => {
    await expect(boot(Declared, controller)).rejects.toThrow(named);
  });
});
