/** What the server's parser calls the kind of a value. */
export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}

/** The server's message about the first syntax error in a JSON text; null if there is none. */
export function findJsonFault(bytes: Uint8Array): string | null {
  return new Scanner(bytes).run((scanner) => scanner.document());
}

/** The first JSON value of a text that may continue after it, and the first syntax error in it. */
export function cutFirstValue(bytes: Uint8Array): { value: Uint8Array; fault: string | null } {
  const scanner = new Scanner(bytes);
  const fault = scanner.run(() => scanner.wholeValue());
  return { value: bytes.subarray(0, scanner.at), fault };
}

const deepest = 10_000;

function quote(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === "'") return String.raw`'\''`;
  if (character === '\\') return String.raw`'\\'`;
  const named: Readonly<Record<string, string>> = {
    '\u0007': String.raw`\a`,
    '\b': String.raw`\b`,
    '\f': String.raw`\f`,
    '\n': String.raw`\n`,
    '\r': String.raw`\r`,
    '\t': String.raw`\t`,
    '\v': String.raw`\v`,
  };
  const name = named[character];
  if (name) return `'${name}'`;
  const hex = byte.toString(16).padStart(2, '0');
  if (byte < 0x20 || byte === 0x7f) return String.raw`'\x${hex}'`;
  if ((byte >= 0x80 && byte < 0xa1) || byte === 0xad) return String.raw`'\u00${hex}'`;
  return `'${character}'`;
}

export const cutOff = 'unexpected end of JSON input';

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

function isHex(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
}

/** Thrown inside the scanner only, to leave it from any depth. */
class Fault extends Error {}

/** Walks a JSON text without recursion, so that deep nesting is a fault and not a crash. */
class Scanner {
  readonly #bytes: Uint8Array;
  #at = 0;
  /** Open brackets, innermost last. */
  readonly #open: ('object' | 'array')[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get at(): number {
    return this.#at;
  }

  run(scan: (scanner: this) => void): string | null {
    try {
      scan(this);
      return null;
    } catch (fault) {
      if (fault instanceof Fault) return fault.message;
      throw fault;
    }
  }

  document(): void {
    this.wholeValue();
    this.#space();
    if (this.#at < this.#bytes.length) throw this.#wrong('after top-level value');
  }

  wholeValue(): void {
    let isComplete = this.#value();
    for (let inside = this.#open.at(-1); inside !== undefined; inside = this.#open.at(-1)) {
      this.#space();
      isComplete = isComplete ? this.#afterMember(inside) : this.#firstMember(inside);
    }
  }

  /** Reads a scalar, or opens a bracket. Returns whether the value is complete. */
  #value(): boolean {
    this.#space();
    const byte = this.#peek();
    if (byte === 0x7b || byte === 0x5b) {
      this.#at += 1;
      this.#open.push(byte === 0x7b ? 'object' : 'array');
      if (this.#open.length > deepest) throw new Fault('exceeded max depth');
      return false;
    }
    if (byte === 0x22) this.#string();
    else if (byte === 0x2d || isDigit(byte)) this.#number();
    else if (byte === 0x74) this.#literal('true');
    else if (byte === 0x66) this.#literal('false');
    else if (byte === 0x6e) this.#literal('null');
    else throw this.#wrong('looking for beginning of value');
    return true;
  }

  #firstMember(inside: 'object' | 'array'): boolean {
    const closing = inside === 'object' ? 0x7d : 0x5d;
    if (this.#peek() === closing) return this.#close();
    if (inside === 'object') this.#key();
    return this.#value();
  }

  #afterMember(inside: 'object' | 'array'): boolean {
    const byte = this.#peek();
    if (byte === (inside === 'object' ? 0x7d : 0x5d)) return this.#close();
    if (byte !== 0x2c)
      throw this.#wrong(inside === 'object' ? 'after object key:value pair' : 'after array element');
    this.#at += 1;
    if (inside === 'object') this.#key();
    return this.#value();
  }

  #close(): boolean {
    this.#at += 1;
    this.#open.pop();
    return true;
  }

  #key(): void {
    this.#space();
    if (this.#peek() !== 0x22) throw this.#wrong('looking for beginning of object key string');
    this.#string();
    this.#space();
    if (this.#peek() !== 0x3a) throw this.#wrong('after object key');
    this.#at += 1;
  }

  #string(): void {
    this.#at += 1;
    for (;;) {
      const byte = this.#peek();
      if (byte < 0x20) throw this.#wrong('in string literal');
      this.#at += 1;
      if (byte === 0x22) return;
      if (byte === 0x5c) this.#escape();
    }
  }

  #escape(): void {
    const byte = this.#peek();
    if (byte !== 0x75) {
      if (!'"\\/bfnrt'.includes(String.fromCharCode(byte))) throw this.#wrong('in string escape code');
      this.#at += 1;
      return;
    }
    this.#at += 1;
    for (let i = 0; i < 4; i += 1) {
      if (!isHex(this.#peek())) throw this.#wrong(String.raw`in \u hexadecimal character escape`);
      this.#at += 1;
    }
  }

  #number(): void {
    if (this.#peek() === 0x2d) this.#at += 1;
    if (!isDigit(this.#peek())) throw this.#wrong('in numeric literal');
    if (this.#peek() === 0x30) this.#at += 1;
    else this.#digits();
    if (this.#bytes[this.#at] === 0x2e) {
      this.#at += 1;
      if (!isDigit(this.#peek())) throw this.#wrong('after decimal point in numeric literal');
      this.#digits();
    }
    const exponent = this.#bytes[this.#at];
    if (exponent !== 0x65 && exponent !== 0x45) return;
    this.#at += 1;
    const sign = this.#peek();
    if (sign === 0x2b || sign === 0x2d) this.#at += 1;
    if (!isDigit(this.#peek())) throw this.#wrong('in exponent of numeric literal');
    this.#digits();
  }

  #digits(): void {
    while (isDigit(this.#bytes[this.#at])) this.#at += 1;
  }

  #literal(word: string): void {
    for (let i = 0; i < word.length; i += 1) {
      const expected = word.charAt(i);
      if (this.#peek() !== expected.charCodeAt(0)) {
        throw this.#wrong(`in literal ${word} (expecting '${expected}')`);
      }
      this.#at += 1;
    }
  }

  #space(): void {
    while (isSpace(this.#bytes[this.#at])) this.#at += 1;
  }

  #peek(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new Fault(cutOff);
    return byte;
  }

  #wrong(where: string): Fault {
    const byte = this.#bytes[this.#at];
    return new Fault(byte === undefined ? cutOff : `invalid character ${quote(byte)} ${where}`);
  }
}
