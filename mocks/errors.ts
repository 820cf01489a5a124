/** A refusal on its way to the caller: thrown by whoever refuses, made a reply by the endpoint. */
export class Refusal extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, sentence: string, field?: string) {
    super(sentence);
    this.status = status;
    this.field = field;
  }
}

export const badRequest = (sentence: string, field?: string): Refusal => new Refusal(400, sentence, field);
export const unauthorized = (sentence = 'Please sign in again.'): Refusal => new Refusal(401, sentence);
export const notFound = (sentence: string, field?: string): Refusal => new Refusal(404, sentence, field);
export const conflict = (sentence: string, field?: string): Refusal => new Refusal(409, sentence, field);
export const unprocessable = (sentence: string, field?: string): Refusal => new Refusal(422, sentence, field);
export const unavailable = (sentence: string): Refusal => new Refusal(503, sentence);
