import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Answer, decode, encode, type Packet, streamDecode, streamEncode } from 'dns-packet';

type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA';

/** How the server answers: as it should, with a failure, or not at all. */
type Manner = 'answers' | 'fails' | 'refuses' | 'is silent';

const failures = { fails: 2, refuses: 5 };
const notFound = 3;
const isAuthoritative = 1 << 10;
const isTruncated = 1 << 9;
/** Longer answers are only sent over TCP. */
const longestDatagram = 512;

export interface DnsServer {
  /** For `DNS_SERVERS`. */
  address: string;
  manner: Manner;
  /** Sets all records of a name and type; none, if no values are given. */
  set(name: string, type: RecordType, ...values: string[]): void;
  stop(): Promise<void>;
}

/** A name server on this machine, by UDP and TCP, with the records that a test gives it. */
export async function startDnsServer(): Promise<DnsServer> {
  const records = new Map<string, string[]>();
  const valuesOf = (name: string, type: string) => records.get(`${name.toLowerCase()} ${type}`) ?? [];

  const answersTo = (name: string, type: string): Answer[] => {
    const answers = valuesOf(name, type).map((data) => toAnswer(name, type, data));
    const [alias] = type === 'CNAME' ? [] : valuesOf(name, 'CNAME');
    return alias ? [toAnswer(name, 'CNAME', alias), ...answersTo(alias, type)] : answers;
  };
  const exists = (name: string) =>
    [...records.keys()].some((key) => key.split(' ')[0] === name.toLowerCase());

  const answer = (query: Packet): Packet | undefined => {
    const [question] = query.questions ?? [];
    if (!question || server.manner === 'is silent') return undefined;
    const base: Packet = { type: 'response', id: query.id ?? 0, questions: [question] };
    if (server.manner !== 'answers') return { ...base, flags: failures[server.manner] };
    const answers = answersTo(question.name, question.type);
    const code = answers.length > 0 || exists(question.name) ? 0 : notFound;
    return { ...base, flags: isAuthoritative | code, answers };
  };

  const tcp = createServer((socket) => {
    socket.on('data', (data) => {
      const response = answer(streamDecode(data));
      if (response) socket.end(streamEncode(response));
    });
    socket.on('error', () => socket.destroy());
  });
  tcp.listen(0, '127.0.0.1');
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4');
  udp.on('message', (message: Buffer, { address, port: sender }: RemoteInfo) => {
    const response = answer(decode(message));
    if (!response) return;
    const whole = encode(response);
    const { answers: _, ...cut } = response;
    const bytes =
      whole.length > longestDatagram ? encode({ ...cut, flags: (cut.flags ?? 0) | isTruncated }) : whole;
    udp.send(bytes, sender, address);
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');

  const server: DnsServer = {
    address: `127.0.0.1:${port}`,
    manner: 'answers',
    set(name, type, ...values) {
      if (values.length === 0) records.delete(`${name} ${type}`);
      else records.set(`${name} ${type}`, values);
    },
    async stop() {
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };
  return server;
}

function toAnswer(name: string, type: string, data: string): Answer {
  const common = { name, ttl: 0 };
  if (type === 'TXT') return { ...common, type, data: inParts(data) };
  if (type === 'A' || type === 'AAAA' || type === 'CNAME') return { ...common, type, data };
  throw new Error(`The name server of the tests holds no ${type} records.`);
}

/** A text of a TXT record is cut into parts of 255 bytes at most; shorter ones are as valid. */
const inParts = (text: string): string[] => text.match(/.{1,20}/gs) ?? [''];
