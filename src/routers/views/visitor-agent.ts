import Bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Visitor } from '../visitor';
import { previewAgents } from './preview-agents';

/** What a user agent says, as far as it is used. */
export interface VisitorAgent {
  /** Whether it is a program, and which kind of one. */
  kind: 'person' | 'bot' | 'preview';
  /** The family of the browser and the kind of device. Deliberately coarse, see `agentClass`. */
  agentClass: string;
  device: string;
}

const engines = new Set(['Blink', 'Gecko', 'WebKit']);
/** Browsers that a program drives or imitates, and that say so. */
const driven = /headless|jsdom|happy-?dom|puppeteer|playwright|selenium|webdriver|phantomjs/i;

const devices = new Set(['desktop', 'mobile', 'tablet']);

// Each takes some hundred bytes.
const known = new LRUCache<string, VisitorAgent>({ max: 2_000 });

/** The kind of program, and its class. */
export function visitorAgent({
  userAgent,
  isPrefetching,
}: Pick<Visitor, 'userAgent' | 'isPrefetching'>): VisitorAgent {
  const agent = known.get(userAgent) ?? readAgent(userAgent);
  known.set(userAgent, agent);
  return isPrefetching && agent.kind === 'person' ? { ...agent, kind: 'preview' } : agent;
}

/**
 * The browser's family is one of three engines, so that nobody becomes a different visitor by updating or by inventing a
 * user agent. Clients without a user agent are bots: every browser sends one.
 */
function readAgent(userAgent: string): VisitorAgent {
  const { engine, platform } = Bowser.parse(userAgent.trim() || 'none');
  const family = engines.has(engine.name ?? '') ? engine.name : 'other';
  const device = devices.has(platform.type ?? '') ? (platform.type ?? 'other') : 'other';
  const isProgram = userAgent.trim() === '' || isbot(userAgent) || driven.test(userAgent);
  const isPreview = isProgram && previewAgents.some((name) => userAgent.toLowerCase().includes(name));
  return {
    kind: isPreview ? 'preview' : isProgram ? 'bot' : 'person',
    agentClass: `${family} ${device}`,
    device,
  };
}
