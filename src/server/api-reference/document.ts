import type { Schema } from './examples';

export interface MediaType {
  schema?: Schema;
  example?: unknown;
}

export interface ApiResponse {
  $ref?: string;
  description?: string;
  content?: Record<string, MediaType>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, ApiResponse>;
}

/** The parts of the OpenAPI document that this product uses. */
export interface ApiDocument {
  info: { title: string; description: string; version: string };
  servers?: { url: string }[];
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, ApiResponse>;
  };
}

/** Follows the references of a document. @throws Error if nothing is there */
export const resolverOf =
  ({ components }: ApiDocument) =>
  (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const found = components.schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`Nothing is at ${schema.$ref}.`);
    return found;
  };

/** All operations of a document, in its order. */
export const operationsOf = ({ paths }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
