/**
 * What Google requires and recommends of a JobPosting, as JSON Schema.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting (required: title, description,
 * datePosted, hiringOrganization, jobLocation or a remote job with applicantLocationRequirements; recommended: validThrough,
 * employmentType, baseSalary, identifier, directApply).
 */
const DATE = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' };
const TEXT = { type: 'string', minLength: 1 };
const ADDRESS_OF_SITE = { type: 'string', pattern: '^https?://' };

export const JOB_POSTING_SCHEMA = {
  type: 'object',
  required: [
    '@context',
    '@type',
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'identifier',
    'directApply',
  ],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@type': { const: 'JobPosting' },
    title: TEXT,
    description: { type: 'string', minLength: 50 },
    url: ADDRESS_OF_SITE,
    datePosted: DATE,
    validThrough: DATE,
    employmentType: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: {
        enum: ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'],
      },
    },
    hiringOrganization: {
      type: 'object',
      required: ['@type', 'name'],
      properties: { '@type': { const: 'Organization' }, name: TEXT, logo: ADDRESS_OF_SITE },
      additionalProperties: false,
    },
    identifier: {
      type: 'object',
      required: ['@type', 'name', 'value'],
      properties: { '@type': { const: 'PropertyValue' }, name: TEXT, value: TEXT },
      additionalProperties: false,
    },
    jobLocation: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['@type', 'address'],
        properties: {
          '@type': { const: 'Place' },
          address: {
            type: 'object',
            required: ['@type', 'addressCountry'],
            properties: { '@type': { const: 'PostalAddress' }, addressLocality: TEXT, addressCountry: TEXT },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
    jobLocationType: { const: 'TELECOMMUTE' },
    applicantLocationRequirements: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['@type', 'name'],
        properties: { '@type': { const: 'Country' }, name: TEXT },
        additionalProperties: false,
      },
    },
    baseSalary: {
      type: 'object',
      required: ['@type', 'currency', 'value'],
      properties: {
        '@type': { const: 'MonetaryAmount' },
        currency: { type: 'string', pattern: '^[A-Z]{3}$' },
        value: {
          type: 'object',
          required: ['@type', 'unitText'],
          properties: {
            '@type': { const: 'QuantitativeValue' },
            value: { type: 'number', exclusiveMinimum: 0 },
            minValue: { type: 'number', exclusiveMinimum: 0 },
            maxValue: { type: 'number', exclusiveMinimum: 0 },
            unitText: { enum: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] },
          },
          oneOf: [{ required: ['value'] }, { required: ['minValue', 'maxValue'] }],
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    directApply: { type: 'boolean' },
  },
  anyOf: [{ required: ['jobLocation'] }, { required: ['jobLocationType', 'applicantLocationRequirements'] }],
  dependencies: { jobLocationType: ['applicantLocationRequirements'] },
  additionalProperties: false,
};
