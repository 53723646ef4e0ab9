import { RestError } from './restError';

/** How a result is written. */
export interface Format {
  contentType: string;
  withoutNulls: boolean;
}

interface Accepted {
  type: string;
  parameters: readonly string[];
  quality: number;
}

function readAccepted(part: string): Accepted {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return {
    type,
    parameters: parameters.filter((parameter) => parameter !== quality),
    quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0,
  };
}

const json: Format = { contentType: 'application/json; charset=utf-8', withoutNulls: false };

function formatFor({ type, parameters }: Accepted): Format | null {
  const withoutNulls = parameters.length === 1 && parameters[0] === 'nulls=stripped';
  const suffix = withoutNulls ? ';nulls=stripped' : '';
  switch (type) {
    case '*/*':
    case 'application/json':
      return json;
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        contentType: `application/vnd.pgrst.object+json${suffix}; charset=utf-8`,
        withoutNulls,
      };
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return withoutNulls
        ? { contentType: 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8', withoutNulls }
        : json;
    default:
      return null;
  }
}

/** The format preferred by an `Accept` header among those that a function's result can have. */
export function chooseFormat(accept: string | null): Format {
  if (accept === null) return json;
  const wishes = accept
    .split(',')
    .map(readAccepted)
    .toSorted((left, right) => right.quality - left.quality);
  const format = wishes.map(formatFor).find((each) => each !== null);
  if (format) return format;
  const types = wishes.map(({ type }) => type).join(', ');
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${types}`);
}

/** The media type of a body, without its parameters. */
export function bodyType(request: Request): string {
  const type = request.headers.get('content-type') ?? 'application/json';
  return type.split(';')[0]?.trim().toLowerCase() ?? '';
}
