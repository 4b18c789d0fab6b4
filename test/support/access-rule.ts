import type { InjectOptions } from 'fastify';
import type { World } from './access-world';
import type { TestUser } from './app';

/**
 * Who gets through: `anyone`; `nobody`; `readers` of a profile, only its owner once it is private; `ownerReads`, who gets what nobody else knows of; anybody `signedIn`; the
 * `owner` of what the call names; an `admin`; anybody with their own profile as the `currentProfile`, because there is no
 * demo profile here; `adminOfDemo`, an admin, for whom it is missing too; the `visitors` of a page, but not its owner, and
 * nobody once it is private.
 */
export type Access =
  | 'anyone'
  | 'nobody'
  | 'readers'
  | 'ownerReads'
  | 'signedIn'
  | 'owner'
  | 'admin'
  | 'adminOfDemo'
  | 'currentProfile'
  | 'visitors';

export interface ProcedureRule {
  access: Access;
  /** The input. Called once for all actors, or for each one if each has things of their own. */
  input?: (world: World, actor: TestUser | undefined) => unknown;
}

export interface RouteRule {
  access: Access;
  request?: (world: World, actor: TestUser | undefined) => Promise<Partial<InjectOptions>>;
}
