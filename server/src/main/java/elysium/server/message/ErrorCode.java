package elysium.server.message;

import java.util.Locale;
import elysium.kernel.Text;

/// Why a request is rejected, in both languages, with the HTTP status.
public enum ErrorCode {
    BAD_JSON(400, "this is not the expected JSON", "ce n'est pas le JSON attendu"),
    BAD_REQUEST(400, "invalid request", "demande incorrecte"),
    BAD_NAME(400, "a name has 1 to 30 characters: letters, digits, spaces, and . - _ or an apostrophe",
            "un nom a de 1 à 30 caractères : lettres, chiffres, espaces, ainsi que . - _ et l'apostrophe"),
    NOT_SIGNED_IN(401, "sign in first", "connectez-vous d'abord"),
    BAD_TOKEN(401, "this token is not valid for any seat", "ce jeton n'est valable pour aucune place"),
    TOKEN_RENEWED(401, "this seat has a new token: this one is no longer valid",
            "cette place a un nouveau jeton : celui-ci n'est plus valable"),
    WRONG_PASSWORD(401, "the name or the password is wrong", "le nom ou le mot de passe est incorrect"),
    NO_HEADER(403, "the header X-Elysium is missing", "l'en-tête X-Elysium manque"),
    OTHER_ORIGIN(403, "this request comes from another site", "cette demande vient d'un autre site"),
    NOT_YOURS(403, "this is not your seat", "cette place n'est pas la vôtre"),
    NOT_WATCHED(403, "only the players can see this table", "seuls les joueurs peuvent voir cette table"),
    NOT_FOUND(404, "not found", "introuvable"),
    UNKNOWN_GAME(404, "this game does not exist", "ce jeu n'existe pas"),
    UNKNOWN_TABLE(404, "this table does not exist", "cette table n'existe pas"),
    UNKNOWN_LINE(404, "this message does not exist", "ce message n'existe pas"),
    WRONG_METHOD(405, "this method is not allowed here", "cette méthode n'est pas permise ici"),
    NAME_TAKEN(409, "this name belongs to an account: choose another, or sign in with its password",
            "ce nom est celui d'un compte : choisissez-en un autre, ou connectez-vous avec son mot de passe"),
    HAS_ACCOUNT(409, "you already have an account", "vous avez déjà un compte"),
    NO_ACCOUNT(409, "you are a guest: create an account first", "vous êtes un invité : créez d'abord un compte"),
    SEAT_TAKEN(409, "this seat is taken, or you already have one at this table",
            "cette place est prise, ou vous en avez déjà une à cette table"),
    NO_REPLACEMENT(409, "you cannot leave: no bot takes over at this table",
            "impossible de partir : cette table n'admet pas de bot remplaçant"),
    NOT_BEGUN(409, "the game has not started: there are still free seats",
            "la partie n'a pas commencé : il reste des places libres"),
    NOT_OVER(409, "this is only possible once the game is over", "ce n'est possible qu'une fois la partie finie"),
    OVER(409, "the game is over", "la partie est finie"),
    STALE(409, "the question has changed in the meantime", "la question a changé entre-temps"),
    NOT_ASKED(409, "it is not your turn to answer", "ce n'est pas à vous de répondre"),
    NO_UNDO(409, "too late to undo: a card was seen or drawn, or another player has answered",
            "trop tard pour annuler : une carte a été vue ou piochée, ou un autre joueur a répondu"),
    ALREADY_PROPOSED(409, "there is already a proposal, or it was refused at this step: wait for the next one",
            "il y a déjà une proposition, ou elle a été refusée à cette étape : attendez la suivante"),
    NOT_AGREED(409, "the other players have been asked to allow the fork: try again once all have agreed",
            "les autres joueurs doivent accepter la bifurcation : réessayez quand tous auront accepté"),
    NOT_PROPOSED(409, "there is no proposal for you to answer", "aucune proposition n'attend votre réponse"),
    FROZEN(409, "this table is stopped by an error in the rules; its journal is saved",
            "cette table est arrêtée par une erreur dans les règles ; son journal est enregistré"),
    OTHER_RULES(409, "this table was started with another version of the rules",
            "cette table a été commencée avec une autre version des règles"),
    TOO_LARGE(413, "this is too large", "c'est trop grand"),
    NOT_OFFERED(422, "this answer is not possible now", "cette réponse n'est pas possible maintenant"),
    BAD_SETUP(422, "these settings do not fit the game", "ces réglages ne conviennent pas à ce jeu"),
    BAD_PASSWORD(422, "a password has 8 to 200 characters and differs from the name",
            "un mot de passe a de 8 à 200 caractères et diffère du nom"),
    TOO_MANY_TABLES(429, "you have too many open tables: wait until one starts, or create an unlisted one",
            "vous avez trop de tables ouvertes : attendez que l'une commence, ou créez une table hors de la liste"),
    TOO_FAST(429, "too many requests: slow down", "trop de demandes : ralentissez"),
    ENOUGH_BOTS(429, "bots play alone at too many of your tables: wait until one of these games ends",
            "des bots jouent seuls à trop de vos tables : attendez la fin d'une de ces parties"),
    INTERNAL(500, "internal error: your request was not at fault",
            "erreur interne : votre demande n'est pas en cause"),
    BUSY(503, "too many requests at once: try again in a moment",
            "trop de demandes à la fois : réessayez dans un instant"),
    FULL(503, "this server is full: games in progress continue; try again later",
            "ce serveur est plein : les parties en cours continuent ; réessayez plus tard"),
    UNAVAILABLE(503, "the database does not respond; nothing is lost, try again",
            "la base de données ne répond pas ; rien n'est perdu, réessayez");

    private final int status;
    private final Text words;

    ErrorCode(int status, String en, String fr) {
        this.status = status;
        words = new Text(en, fr);
    }

    public int status() {
        return status;
    }

    public Text words() {
        return words;
    }

    /// The code in responses, such as `not-offered`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
