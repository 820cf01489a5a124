import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { EndpointKey } from '#mocks/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';

const DOCUMENT = 'openapi';

/** Says what is wrong with a value by an OpenAPI document of the contract: `/data/stage must be …`. */
export interface DocumentValidator {
  findRequestErrors(key: EndpointKey, body: unknown): string[];
  findReplyErrors(key: EndpointKey, body: unknown): string[];
  findRefusalErrors(body: unknown): string[];
}

export function createDocumentValidator(document: object): DocumentValidator {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(document, DOCUMENT);

  function findErrors(key: EndpointKey, part: string, value: unknown): string[] {
    const { method, path } = endpoints[key];
    const template = path.replace(/:(\w+)/g, '{$1}').replaceAll('/', '~1');
    return findErrorsAt(`/paths/${template}/${method.toLowerCase()}/${part}`, value);
  }

  function findErrorsAt(place: string, value: unknown): string[] {
    const pointer = `${place}/content/application~1json/schema`;
    const reference = `${DOCUMENT}#${encodeURI(pointer)}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
  return {
    findRequestErrors: (key, body) => findErrors(key, 'requestBody', body),
    findRefusalErrors: (body) => findErrorsAt('/components/responses/Refusal', body),
    findReplyErrors: (key, body) => findErrors(key, 'responses/200', body),
  };
}
